// Says why this package may not be published, and ends with 1; says nothing when it may.
import { readFileSync } from 'node:fs'

const { private: isPrivate, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const reasons = [
  ...(isPrivate ? ['package.json says "private": true, expected it gone before anything is published'] : []),
  ...(process.env.TAG === `v${version}` ? [] : [`found the tag ${process.env.TAG}, expected v${version}`]),
]
for (const reason of reasons) console.error(`error   ${reason}.`)
process.exitCode = reasons.length > 0 ? 1 : 0
