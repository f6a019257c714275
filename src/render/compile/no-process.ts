function refusing(name: string) {
  return () => {
    throw new Error(`found process.${name}, expected none of Node.js: templates show what they get from the site`)
  }
}

/**
 * What templates find in place of Node's `process`: they must not end the program, and pages must not depend on the
 * machine that builds them. Packages look for an environment there, and for a version of Node.
 */
export const noProcess = { env: {}, exit: refusing('exit'), kill: refusing('kill'), abort: refusing('abort') }
