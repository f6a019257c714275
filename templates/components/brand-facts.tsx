import type { ShownBrand, Studio } from '../model/types'
import { registrationText } from '../rules/name-facts'
import './brand-facts.css'
import { ExternalLink } from './external-link'
import { TitledSection } from './titled-section'

/** Market, audience, revenue and property information of a brand. */
export function BrandFacts({ studio, brand }: { readonly studio: Studio; readonly brand: ShownBrand }) {
  const basis = brand.page.marketBasis
  return (
    <div className="brand-facts">
      <TitledSection id="market" heading="Market Size">
        <p className="figure">{brand.market.text}</p>
        <p className="caption">{brand.page.marketCaption}</p>
        {basis !== undefined && (
          <p className="note">
            {basis.year}, {basis.region}: {basis.counts}.{' '}
            {basis.source === undefined ? (
              'Management estimate.'
            ) : (
              <>
                Source: <ExternalLink href={basis.source.url}>{basis.source.name}</ExternalLink>
              </>
            )}
          </p>
        )}
        {basis?.source === undefined && <p className="note">{studio.marketNote}</p>}
      </TitledSection>
      <TitledSection id="audience" heading="Target Audience">
        <ul className="badge-list">
          {brand.audience.map((item) => (
            <li className="badge" key={item}>
              {item}
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="revenue" heading="Revenue Model">
        <ul className="bullets">
          {brand.revenue.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="property" heading="Property Information">
        <dl className="property">
          {!brand.sold && (
            <>
              <dt>Owned by</dt>
              <dd>{studio.holding}</dd>
            </>
          )}
          <dt>Domain</dt>
          <dd>
            <ExternalLink href={brand.website}>{brand.host}</ExternalLink>
          </dd>
          {brand.registration !== undefined && (
            <>
              <dt>Registered</dt>
              <dd>{registrationText(brand.registration)}</dd>
            </>
          )}
          <dt>Status</dt>
          <dd>
            <span className="badge">{brand.sold ? 'Sold' : 'Available for Development'}</span>
          </dd>
        </dl>
      </TitledSection>
    </div>
  )
}
