import { Argument, type Command, type Option } from 'commander'
import type { Caller } from './caller'

const help = `
Examples:
  build-site completion bash >> ~/.bashrc
  build-site completion zsh >> ~/.zshrc
  build-site completion fish > ~/.config/fish/completions/build-site.fish

A shell completes build-site where it finds it in PATH, not behind npx. This puts it there:
  npm install --global <where it is>/build-site-<version>.tgz

Exit status: 0 printed, 2 the command line is wrong.`

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** Adds `completion`, which prints a shell script that completes commands and options. */
export function addCompletion(program: Command, caller: Caller): void {
  program
    .command('completion')
    .description('print a script that makes a shell complete commands and options')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .addHelpText('after', help)
    .action((shell: keyof typeof scripts) => {
      caller.stdout.write(scripts[shell](program))
    })
}

/** A command by the words that lead to it, such as `add post`, and what may follow; the program itself has no words. */
interface Place {
  readonly words: string
  readonly commands: readonly Command[]
  /** The choices of its arguments. */
  readonly choices: readonly string[]
  readonly options: readonly Option[]
}

/** Deeper commands first. Words without a command belong to the default command. */
function places({ commands, options, registeredArguments }: Command, words = ''): Place[] {
  const inner = commands.flatMap((child) => places(child, `${words} ${child.name()}`.trim()))
  const build = words === '' ? commands.find((child) => child.name() === 'build') : undefined
  const choices = registeredArguments.flatMap(({ argChoices = [] }) => argChoices)
  return [...inner, { words, commands, choices, options: [...options, ...(build?.options ?? [])] }]
}

/**
 * For bash. After an option that takes a value, it offers the choices, or else files, which are also the fallback. The
 * values of an option depend on the command: `--host` takes host names in `build` and an address in `dev`.
 */
function bashScript(program: Command): string {
  const cases = places(program).map(({ words, commands, choices, options }) => {
    const valued = options.filter(({ required }) => required)
    const names = commands.map((child) => child.name())
    const offered = [...names, ...choices, ...options.map(({ long }) => long), '--help'].join(' ')
    const after = valued.map(({ long, argChoices = [] }) => `${long}) words='${argChoices.join(' ')}' ;; `).join('')
    const choice = valued.length === 0 ? '' : ` case "$last" in ${after}esac ;`
    return `    ${words === '' ? '*' : `'${words} '*`}) words='${offered}' ;${choice};\n`
  })
  return `_build_site() {
  local words last="\${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  case "\${COMP_WORDS[*]:1:COMP_CWORD-1} " in
${cases.join('')}  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _build_site build-site
`
}

/** For zsh, which runs bash scripts once `bashcompinit` is loaded. */
function zshScript(program: Command): string {
  return `autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(program)}`
}

/** For fish, which shows the descriptions. */
function fishScript(program: Command): string {
  const line = (when: string, what: string, description: string) =>
    `complete -c build-site -n '${when}' ${what} -d '${description.replaceAll("'", "\\'")}'\n`
  return places(program)
    .flatMap(({ words, commands, options }) => {
      const names = commands.map((child) => child.name())
      const last = words.split(' ').at(-1)
      const here = last ? `__fish_seen_subcommand_from ${last}` : '__fish_use_subcommand'
      const before = last ? `${here}; and not __fish_seen_subcommand_from ${names.join(' ')}` : here
      return [
        ...commands.map((child) => line(before, `-f -a ${child.name()}`, child.description())),
        ...options.map(({ long, required, description }) =>
          line(here, `-l ${long?.slice(2)}${required ? ' -r' : ''}`, description),
        ),
      ]
    })
    .join('')
}
