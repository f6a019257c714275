/** Ends the program with an exit code of its own, when everything there is to say has been said. */
export class Exit extends Error {
  override readonly name = 'Exit'

  constructor(readonly exitCode: number) {
    super(`exit code ${exitCode}`)
  }
}
