import { publish } from '../support/publish'
import { siteOf } from './site-of'

/** Publishes two sites alternately into the given folder, until it is killed. Reports when it begins. */
async function publishForever(out: string): Promise<never> {
  for (let turn = 0; ; turn++) {
    await publish(out, siteOf(turn % 2))
    if (turn === 0) process.stdout.write('begun')
  }
}

void publishForever(process.argv[2] ?? '')
