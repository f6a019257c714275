import { isLeftByEditor } from './left-by-editors'
import { isLeftBySystem } from './left-by-system'

/** Whether a file was left by an editor, an office program, a browser or the system, and nobody means it, judging by its path. */
export function isLeftBehind(path: string): boolean {
  return isLeftByEditor(path) || isLeftBySystem(path)
}
