import { httpsUrl, image, text, z } from 'build-site'

/** `data/people/<slug>.yaml`: a person on the contact page. */
export const personSchema = z.strictObject({
  name: text.describe('As visitors read it'),
  role: text.describe('What this person does, in a few words, such as Partner, Acquisitions'),
  link: httpsUrl.optional().describe('A page about this person on another site, such as a profile'),
  photo: image({ width: 112, shape: 'square' }).optional().describe('A portrait; a square is cut out of its middle'),
  order: z.int({ error: 'a whole number' }).optional().describe('People appear in this order, then by their names'),
})
