import { imageProps } from 'build-site'
import type { Brand, BrandLink } from '../model/types'
import { lookOf } from '../styles/look'
import { EmblemShapes } from './emblem-shapes'
import './emblem.css'

/** The emblem of a brand: decoration next to its name. */
export function Emblem({ emblem, collection }: Pick<BrandLink, 'emblem' | 'collection'>) {
  const { left, top, width, height } = lookOf(collection).box
  return (
    <svg className="emblem" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" focusable="false">
      <EmblemShapes emblem={emblem} collection={collection} sun="var(--sun)" ridge="var(--ridge)" />
    </svg>
  )
}

type EmblemOrLogoProps = Readonly<{ brand: Pick<Brand, 'emblem' | 'logo' | 'collection'>; isInView?: boolean }>

/** The logo of a brand, or its emblem. @param props with whether it is visible without scrolling */
export function EmblemOrLogo({ brand: { emblem, logo, collection }, isInView }: EmblemOrLogoProps) {
  if (logo === undefined) return <Emblem emblem={emblem} collection={collection.slug} />
  return <img className="emblem" {...imageProps(logo, isInView)} alt={logo.alt} />
}
