import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const kinds = ['Säge', 'Feile', 'Zange', 'Hacke', 'Hobel', 'Schraubstock', 'Gießkanne', 'Axt']
const groups = ['holz', 'metall', 'garten']

/** Writes so many products into a data folder: the same ones each time. */
export async function makeProducts(data: string, count: number): Promise<void> {
  await mkdir(join(data, 'products'), { recursive: true })
  for (let number = 1; number <= count; number++) {
    const kind = kinds[number % kinds.length]
    const lines = [
      `name: ${kind} Nr. ${number}`,
      'updated: 2025-06-15',
      `group: ${groups[number % groups.length]}`,
      `price: ${number === 1 ? 1234.5 : 5 + ((number * 37) % 900) / 4}`,
      `text: Modell ${number} liegt gut in der Hand, hält ein Leben lang und wird in der eigenen Werkstatt gefertigt.`,
    ]
    await writeFile(join(data, 'products', `artikel-${String(number).padStart(4, '0')}.yaml`), `${lines.join('\n')}\n`)
  }
}
