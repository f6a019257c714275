import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { AccessDialog } from '../../../templates/components/access-dialog'
import { exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const { home } = await exampleSite()
const texts = { ...home.access, title: 'Access', label: 'Your address', submit: 'Go', verifying: 'Wait', cancel: 'No' }
const { screen } = render(<AccessDialog texts={texts} next="/base/portfolio#granted" />)
const dialog = screen.getByRole('dialog', { hidden: true })

test('is closed, is labelled by its title, and knows where success leads', () => {
  expect(dialog.hasAttribute('open')).toBe(false)
  expect(dialog.getAttribute('aria-labelledby')).toBe(within(dialog).getByText('Access').id)
  expect(dialog.dataset.access).toBe('/base/portfolio#granted')
})

test('is described by what its visitor acknowledges', () => {
  expect(dialog.getAttribute('aria-describedby')).toBe(within(dialog).getByText(texts.text).id)
})

test('asks for an e-mail address, which browsers may fill in', () => {
  const field = within(dialog).getByLabelText<HTMLInputElement>('Your address')
  expect([field.type, field.required, field.autocomplete]).toEqual(['email', true, 'email'])
})

test('cannot be submitted before the script has seen an address, and can always be cancelled', () => {
  const [submit, cancel] = within(dialog).getAllByRole<HTMLButtonElement>('button', { hidden: true })
  expect([submit?.type, submit?.disabled, submit?.textContent, submit?.dataset.busy]).toEqual([
    'submit',
    true,
    'Go',
    'Wait',
  ])
  expect([cancel?.type, cancel?.disabled, cancel?.textContent]).toEqual(['button', false, 'No'])
})
