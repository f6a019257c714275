import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import type { HostedSite } from './hosted-site'
import { findProgram, type RunningServer, startServer } from './start-server'

/**
 * A server from Debian's packages: where it is installed, and how it serves a site with the configuration generated for
 * it.
 */
export interface ServerProgram {
  /** Undefined if it is not installed. */
  readonly program: string | undefined
  readonly start: (program: string, site: HostedSite) => Promise<RunningServer>
}

const isRoot = process.getuid?.() === 0

/** The end of addresses at which the servers are made to fail. */
export const broken = 'broken-for-tests'

/** nginx, with the server block that the comments in its file ask for, and an address at which it fails. */
export const nginx: ServerProgram = {
  program: findProgram('/usr/sbin/nginx', '/usr/local/bin/nginx'),
  start: async (program, { www, dist, scratch }) => {
    const port = await getPort()
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${scratch}/${name};`,
    )
    const config = `
      daemon off;
      ${isRoot ? 'user root;' : ''}
      pid ${scratch}/nginx.pid;
      error_log stderr;
      events { }
      http {
        include /etc/nginx/mime.types;
        default_type application/octet-stream;
        access_log off;
        ${temporary.join('\n')}
        server {
          listen 127.0.0.1:${port};
          root ${www};
          include ${scratch}/site.conf;
        }
      }`
    const generated = await readFile(join(dist, '_hosts', 'nginx', 'nginx.conf'), 'utf8')
    const failing = generated.replace(/^location .* \{$/m, `$&\nlocation ~ /${broken}$$ { return 500; }`)
    await writeFile(join(scratch, 'site.conf'), failing)
    await writeFile(join(scratch, 'nginx.conf'), config)
    return startServer(program, ['-p', scratch, '-c', join(scratch, 'nginx.conf'), '-e', 'stderr'], port)
  },
}

/** Apache, with only what shared hosts usually allow, and an address at which it fails. */
export const apache: ServerProgram = apacheWith()

/** The same with MultiViews, as some hosts have it: it answers an address with a file that begins like it. */
export const apacheWithViews: ServerProgram = apacheWith(['negotiation', 'setenvif'], 'Options +MultiViews')

function apacheWith(more: readonly string[] = [], options = ''): ServerProgram {
  const modules = [
    'mpm_event',
    'authz_core',
    'dir',
    'mime',
    'alias',
    'rewrite',
    'headers',
    'deflate',
    'filter',
    ...more,
  ]
  const start: ServerProgram['start'] = async (program, { www, scratch }) => {
    const port = await getPort()
    const config = `
      ServerName 127.0.0.1
      ServerRoot ${scratch}
      PidFile ${scratch}/apache.pid
      DefaultRuntimeDir ${scratch}
      Mutex file:${scratch}
      Listen 127.0.0.1:${port}
      ErrorLog ${scratch}/error.log
      ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      TypesConfig /etc/mime.types
      ${isRoot ? 'User www-data\nGroup www-data' : ''}
      ThreadsPerChild 8
      ServerLimit 1
      MaxRequestWorkers 8
      DocumentRoot ${www}
      <Directory ${www}>
        Require all granted
        AllowOverride FileInfo Indexes
        ${options}
        RedirectMatch 500 /${broken}$
      </Directory>`
    await writeFile(join(scratch, 'apache.conf'), config)
    return startServer(program, ['-D', 'FOREGROUND', '-f', join(scratch, 'apache.conf')], port)
  }
  return { program: findProgram('/usr/sbin/apache2'), start }
}

/** Caddy, with the file unmodified but for an address at which it fails. */
export const caddy: ServerProgram = {
  program: findProgram('/usr/bin/caddy', '/usr/local/bin/caddy'),
  start: async (program, { www, dist, scratch }) => {
    const port = await getPort()
    const generated = await readFile(join(dist, '_hosts', 'caddy', 'Caddyfile'), 'utf8')
    const failing = generated.replace(/^\s*try_files/m, `@failing path */${broken}\nerror @failing 500\n$&`)
    const config = `{\n\tadmin off\n\tauto_https off\n}\n${failing}`
    await mkdir(join(scratch, 'caddy'), { recursive: true })
    await writeFile(join(scratch, 'caddy', 'Caddyfile'), config)
    const args = ['run', '--adapter', 'caddyfile', '--config', join(scratch, 'caddy', 'Caddyfile')]
    const env = {
      SITE_ROOT: www,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      XDG_DATA_HOME: scratch,
      XDG_CONFIG_HOME: scratch,
    }
    return startServer(program, args, port, env)
  },
}
