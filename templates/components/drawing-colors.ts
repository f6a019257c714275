/** The colours of the light scheme, for images that cannot follow the reader's. */
export const drawingColors = {
  paper: '#faf7f0',
  ink: '#1c2230',
  soft: '#4a505c',
  brass: '#7d5a0c',
  sun: '#d9a441',
  rule: '#dcd5c6',
  evergreen: '#14513a',
  indigo: '#353a93',
  /** Both at 35 % on paper. */
  paleEvergreen: '#aabdb0',
  paleIndigo: '#b5b5cf',
}
