import { day } from './day'

/** The latest day on which a text can have been changed: there are time zones where it is already tomorrow. */
export function latestDay(today: string): string {
  return new Date(Date.parse(today) + day).toISOString().slice(0, 10)
}
