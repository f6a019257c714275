import { describe } from 'vitest'
import { commaList, plusList } from '../../../src/content/schema/text-lists'
import { testValues } from './test-values'

describe('commaList', () =>
  testValues(
    commaList,
    ['Hotels', 'Hotels, Bars', '1,000 hotels, Bars'],
    ['Hotels, , Bars', 'Hotels, ', 'Hotels,Bars', 'Hotels, Bars,', 'Hotels; Bars', 'Hotels, Bars, hotels', '', 5],
  ))

describe('plusList', () =>
  testValues(
    plusList,
    [
      'Fees',
      'Fees, one per city, paid yearly',
      'Subscriptions (Monthly, Quarterly, Yearly)',
      'Fees + C++ lessons',
      'Fees + C++',
      'Fees + Disney+ bundles',
    ],
    [
      'Passes, Lessons, Lockers',
      'Fees +  + Rent',
      ' + Fees',
      '+ Fees',
      'Fees + + Rent',
      'Fees+Rent + Tips',
      'Fees +',
      'Fees +Rent',
      'Fees + Fees',
      '',
      [],
    ],
  ))
