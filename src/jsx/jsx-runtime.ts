import * as runtime from 'react/jsx-runtime'

/*
 * What compiled JSX calls for every element, as an ES module. React's own is CommonJS, of which a compiled template would
 * look up each function anew, through a getter that the engine cannot inline: a fortieth of a large build.
 */
export const { Fragment, jsx, jsxs } = runtime
