/** How visitors can reach a PC, the best for most shops first. */
export const ways = ['cloudflare', 'tailscale', 'proxy', 'ngrok', 'quick'] as const
export type Way = (typeof ways)[number]

type Commands = readonly { readonly name: string; readonly text: string }[]

/** Stands where the reader puts their own domain. */
const domain = 'chat.your-shop.example'

/** What makes a tunnel a service of this PC, and what says that it runs; run by the merchant, who has the right to. */
function tunnelService(platform: string): string {
  const install = 'cloudflared service install YOUR_TOKEN'
  switch (platform) {
    case 'win32':
      return `${install}\nsc query cloudflared`
    case 'darwin':
      return `sudo ${install}\nsudo launchctl list com.cloudflare.cloudflared`
    default:
      return `sudo ${install}\nsystemctl status cloudflared`
  }
}

/** What to type or paste on this kind of PC; `service` is where its chat answers. */
export function commandsOf(way: Way, port: number, platform: string): Commands {
  const service = `127.0.0.1:${port}`
  switch (way) {
    case 'cloudflare':
      return [{ name: 'cloudflared', text: tunnelService(platform) }]
    case 'tailscale':
      return [{ name: 'Tailscale', text: `tailscale funnel --bg ${port}\ntailscale funnel status` }]
    case 'proxy':
      return [
        { name: 'Caddy', text: caddyFile(service) },
        { name: 'nginx', text: nginxFile(service) },
      ]
    case 'ngrok':
      return [
        {
          name: 'ngrok',
          text: `ngrok config add-authtoken YOUR_TOKEN\nngrok http --url=https://${domain} ${port}`,
        },
      ]
    case 'quick':
      return [{ name: 'cloudflared', text: `cloudflared tunnel --url http://${service}` }]
  }
}

/** Pieces of an answer are handed on as they come. */
function caddyFile(service: string): string {
  return `${domain} {
  reverse_proxy ${service} {
    flush_interval -1
  }
}`
}

function nginxFile(service: string): string {
  return `server {
  listen 443 ssl;
  server_name ${domain};
  ssl_certificate     /path/to/fullchain.pem;
  ssl_certificate_key /path/to/privkey.pem;

  location / {
    proxy_pass http://${service};
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_buffering off;
    proxy_read_timeout 1h;
  }
}`
}
