import { People } from '../components/people'
import type { PageModule } from '../model/site-types'
import type { Site } from '../model/types'
import { Contact, type ContactProps, contactPageOf } from './contact'

/** The contact page of a site that names its people. A template of its own, so that others do without its styles. */
export default {
  pages: (site) => {
    const page = contactPageOf(site)
    return site.people.length === 0 ? [] : [{ ...page, props: { ...page.props, people: site.people } }]
  },
  body: ContactWithPeople,
} satisfies PageModule<PeopleProps>

type PeopleProps = ContactProps & Pick<Site, 'people'>

function ContactWithPeople({ people, ...props }: PeopleProps) {
  return (
    <>
      <Contact {...props} />
      <People people={people} />
    </>
  )
}
