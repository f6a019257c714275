import { People } from '../components/people'
import type { PageModule } from '../model/site-types'
import type { Person } from '../model/types'
import { Contact, type ContactProps, contactPageOf } from './contact'

/** The contact page of a site that names its people. A template of its own, so that others do without its styles. */
const template: PageModule<PeopleProps> = {
  pages: (site) => {
    const { people } = site
    if (people.length === 0) return []
    const page = contactPageOf(site)
    return [{ ...page, props: { ...page.props, people } }]
  },
  body: ContactWithPeople,
}

export default template

interface PeopleProps extends ContactProps {
  readonly people: readonly Person[]
}

function ContactWithPeople({ people, ...props }: PeopleProps) {
  return (
    <>
      <Contact {...props} />
      <People people={people} />
    </>
  )
}
