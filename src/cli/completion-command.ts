import { Argument, type Command } from 'commander'
import { bashScript, fishScript, zshScript } from './completion-scripts'
import type { Host } from './host'

const help = `
Examples:
  build-site completion bash >> ~/.bashrc
  build-site completion zsh >> ~/.zshrc
  build-site completion fish > ~/.config/fish/completions/build-site.fish

A shell completes build-site where it finds it in PATH, not behind npx. This puts it there:
  npm install --global <where it is>/build-site-<version>.tgz

Exit status: 0 printed, 2 the command line is wrong.`

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** Adds `completion`, which prints what a shell needs to complete the commands and options that there are. */
export function addCompletion(program: Command, host: Host): void {
  program
    .command('completion')
    .description('print a script that makes a shell complete commands and options')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .addHelpText('after', help)
    .action((shell: keyof typeof scripts) => {
      host.stdout.write(scripts[shell](program))
    })
}
