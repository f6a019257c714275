import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { Buying } from '../../../templates/components/buying'
import { render } from '../../support/render'

const steps = [{ heading: 'Pay', text: 'At the registrar.' }]
const question = { question: 'In installments?', answer: 'The marketplace says so.', brief: true, asOf: undefined }

test('says what a buyer gets, the steps in order, and answers with the day on which they were true', () => {
  const dated = { ...question, question: 'How long?', answer: 'Two days.', asOf: 'August 1, 2025' }
  const { screen } = render(<Buying gets="The domain." steps={steps} questions={[question, dated]} />)
  const section = within(screen.getByRole('region', { name: 'How Buying Works' }))
  expect(section.getByText('What you get:').parentElement?.textContent).toBe('What you get: The domain.')
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Pay',
    'In installments?',
    'How long?',
  ])
  expect(section.getByText('The marketplace says so.')).toBeDefined()
  expect(section.getByText('Two days. (As of August 1, 2025.)')).toBeDefined()
})

test('without questions, there is no empty list', () => {
  const { screen } = render(<Buying gets="The domain." steps={steps} questions={[]} />)
  expect(screen.getAllByRole('list')).toHaveLength(1)
})
