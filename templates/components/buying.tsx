import type { ReactNode } from 'react'
import type { Brand, Studio } from '../model/types'
import './buying.css'

type BuyingProps = Pick<Studio['buying'], 'gets' | 'steps' | 'questions'> &
  Readonly<{ ways?: Pick<Brand['page'], 'buy' | 'offer'>; children?: ReactNode }>

/**
 * What a buyer gets and how buying works. In print, where there are no buttons, it shows their targets.
 *
 * @param props with the ways to buy the brand of the page, and where to read on
 */
export function Buying({ gets, steps, questions, ways, children }: BuyingProps) {
  return (
    <section className="buying" id="buying" aria-labelledby="buying-heading">
      <h2 id="buying-heading">How Buying Works</h2>
      <p>
        <strong>What you get:</strong> {gets}
      </p>
      <ol>
        {steps.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {questions.length > 0 && (
        <ul>
          {questions.map(({ question, answer, asOf }) => (
            <li key={question}>
              <h3>{question}</h3>
              <p>
                {answer}
                {asOf !== undefined && ` (As of ${asOf}.)`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {children}
      {ways !== undefined && (
        <div className="on-paper buying-ways">
          <p>
            {ways.buy.label}: {ways.buy.href}
          </p>
          <p>
            {ways.offer.label}: {ways.offer.written}
          </p>
        </div>
      )}
    </section>
  )
}
