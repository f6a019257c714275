import type { Problem } from '../../lib/problem'
import type { Content, PartialDataOf } from '../schema/kinds'
import type { Placeholders } from './placeholders'
import type { DataReading } from './read-data'

/** A function whose parameter a site may know more exactly than the program. */
type Bivariant<Parameter, Result> = { call(parameter: Parameter): Result }['call']

/** Finds mistakes that no single file reveals: unknown names, duplicates, unused data. */
export type Check<C extends Content> = Bivariant<DataReading<C>, Iterable<Problem>>

/** What the data of a site is, and when it is valid. */
export interface DataRules<C extends Content = Content> {
  /** Which files the data folder holds. */
  readonly content: C
  readonly checks?: readonly Check<C>[]
  /**
   * What each `{name}` in texts stands for. Every name is there, even while files are missing or invalid. The model gets
   * texts in which they are replaced.
   *
   * @param siteUrl where the site will be served, if not where the data says
   */
  placeholders?(data: PartialDataOf<C>, siteUrl: string | undefined): Placeholders
}
