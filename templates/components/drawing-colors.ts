/** The colours of the light scheme, as in tokens.css, for images that cannot follow the reader's colour scheme. */
export const drawingColors = {
  paper: '#faf7f0',
  ink: '#191f2b',
  soft: '#3f4551',
  brass: '#825b00',
  sun: '#d7a03d',
  rule: '#d6d0c4',
  evergreen: '#145138',
  indigo: '#373c8c',
  /** Both at 35 % on paper. */
  paleEvergreen: '#aabdb0',
  paleIndigo: '#b6b6cd',
}
