import type { SearchEntry } from '../model'
import { find, wordsOf } from './find'

/** Shows results below the field while somebody types. Arrow keys go through them, Escape closes them. */
export async function startSearch(form: HTMLFormElement, field: HTMLInputElement) {
  const list = form.querySelector('ol')
  const status = form.querySelector('[role=status]')
  if (!list || !status) return
  const entries: SearchEntry[] = await fetch(form.dataset.search ?? '')
    .then((answer) => answer.json())
    .catch(() => [])

  const show = () => {
    const found = find(entries, field.value)
    const isAsked = wordsOf(field.value).length > 0
    list.replaceChildren(...(found.length > 0 ? found.map((entry) => row(entry, field.value)) : [nothing()]))
    list.hidden = !isAsked
    status.textContent = isAsked ? `${found.length} results` : ''
  }
  const links = () => [...list.querySelectorAll('a')]

  field.addEventListener('input', show)
  field.addEventListener('focus', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    links()[0]?.click()
  })
  form.addEventListener('keydown', (event) => {
    const all = links()
    const at = all.findIndex((link) => link.matches(':focus'))
    if (event.key === 'Escape') {
      field.focus()
      list.hidden = true
    } else if (event.key === 'ArrowDown') all[Math.min(at + 1, all.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') (all[at - 1] ?? field).focus()
    else return
    event.preventDefault()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) list.hidden = true
  })
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) list.hidden = true
  })
  show()
}

function row([page, href, heading, text]: SearchEntry, query: string): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  const title = document.createElement('strong')
  title.textContent = heading === '' ? page : `${page}: ${heading}`
  link.append(title, ...excerpt(text, wordsOf(query)))
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** The part of a text around the first word that is found in it, which is marked. */
function excerpt(text: string, words: readonly string[]): (string | HTMLElement)[] {
  const lower = text.toLowerCase()
  const [at = -1, length = 0] =
    words.map((word) => [lower.indexOf(word), word.length]).find(([found = -1]) => found >= 0) ?? []
  if (at < 0) return [text.slice(0, 100)]
  const start = text.lastIndexOf(' ', Math.max(at - 30, 0)) + 1
  const mark = document.createElement('mark')
  mark.textContent = text.slice(at, at + length)
  return [
    `${start > 0 ? '… ' : ''}${text.slice(start, at)}`,
    mark,
    `${text.slice(at + length, at + length + 70).replace(/\s\S*$/, '')} …`,
  ]
}

function nothing(): HTMLElement {
  const item = document.createElement('li')
  item.textContent = 'Nothing found. Try another word.'
  return item
}
