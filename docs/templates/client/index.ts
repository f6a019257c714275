// Every page works without this script. What needs it is hidden until it runs.

// Where styles show what is folded, it counts as open for everything else, too.
for (const [fold, width] of [
  ['.menu .fold', '60rem'],
  ['.contents .fold', '80rem'],
] as const) {
  const found = document.querySelector<HTMLDetailsElement>(fold)
  if (found) found.open = matchMedia(`(min-width: ${width})`).matches
}

// The menu is longer than most screens.
const menu = document.querySelector<HTMLElement>('.menu')
const current = menu?.querySelector<HTMLElement>('[aria-current]')
if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2

const form = document.querySelector<HTMLFormElement>('[data-search]')
const field = form?.querySelector('input')
if (form && field) {
  form.hidden = false
  field.addEventListener('focus', () => import('./search').then(({ startSearch }) => startSearch(form, field)), {
    once: true,
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    field.focus()
  })
}

// Browsers offer the clipboard only over https and on this machine.
for (const block of navigator.clipboard ? document.querySelectorAll('pre') : []) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '').then(
      () => say(button, 'Copied'),
      () => say(button, 'Refused'),
    )
  })
  // In front of the block, which may be scrolled.
  const frame = document.createElement('div')
  frame.className = 'code'
  block.replaceWith(frame)
  frame.append(block, button)
}

function say(button: HTMLButtonElement, word: string) {
  button.textContent = word
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
}
