import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePort, untilAnswered } from './processes.ts'

/** `NGINX`, or the one that is found as a shell finds it; null where there is none. */
export function findNginx(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin')
  const places = [process.env.NGINX ?? '', ...folders.map((folder) => join(folder, 'nginx'))]
  return places.find((place) => place !== '' && existsSync(place)) ?? null
}

/** As it comes with Debian: files straight from the disk, and everything else from the academy, which hands its own files over. */
const configOf = ({ folder, port, media, academy }: Places) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 768; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types { video/mp4 mp4; }
  upstream academy { server ${new URL(academy).host}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location /plain/ { alias ${media}/; }
    location /academy-files/ { internal; alias ${media}/; }
    location / { proxy_pass http://academy; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host; }
  }
}
`

interface Places {
  folder: string
  port: number
  media: string
  academy: string
}

export interface Nginx {
  address: string
  child: ChildProcess
  stop(): Promise<void>
}

/** In front of that academy, whose files lie in `media`; they are also at `/plain/KEY`, for whoever asks. */
export async function startNginx(nginx: string, dataDir: string, academy: string): Promise<Nginx> {
  const folder = join(dataDir, 'nginx')
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    configOf({ folder, port, media: join(dataDir, 'media'), academy }),
  )
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    // What it reads from `NGINX` are sockets that it inherits.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
  }
  const address = `http://127.0.0.1:${port}`
  await untilAnswered(child, `${address}/api/course/all`)
  return { address, child, stop }
}
