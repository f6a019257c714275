// The script of every page. Every page works without it; what needs it starts `hidden` and is shown here.

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const address = button.dataset.copy ?? ''
  const status = button.parentElement?.querySelector('[role=status]')
  // Browsers offer the clipboard only over https and on this machine.
  button.hidden = !navigator.clipboard
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    if (status) status.textContent = isCopied ? 'Copied.' : 'Not copied: the browser refused.'
  })
}
