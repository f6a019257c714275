/** Colours for pictures and for the browser around the page. Those of the pages are in styles/tokens.css. */
export const colors = {
  paper: '#fbfaf7',
  night: '#16191d',
  ink: '#1f252c',
  soft: '#4d555f',
  accent: '#1d5c4d',
}
