import { access } from 'node:fs/promises'

/** Whether a file or folder is there and may be used. @param mode how, from `fs.constants`; that it is there if omitted */
export function canAccess(path: string, mode?: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  )
}
