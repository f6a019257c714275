/** Truncates a name that was typed by someone and so may have any length. @param most in characters */
export function shortened(name: string, most = 60): string {
  return name.length > most ? `${name.slice(0, most - 3)}…` : name
}
