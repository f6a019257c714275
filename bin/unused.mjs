/** Takes the place of packages that the program never calls, in the compiled program. */
export default function unused() {
  throw new Error('found a call of a package that is no part of the compiled program, see bin/compile.mjs')
}

export { unused as minify }
