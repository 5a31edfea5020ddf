import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useSettings } from '#renderer/lib/hub.ts'
import { useHubAddress } from '#renderer/lib/hub-address.ts'
import { allowPictures, foreignHost } from '#renderer/lib/picture-hosts.ts'
import { Button } from './button.tsx'
import { showProblem } from './toast.tsx'

type PictureProps = {
  readonly url: string | null
  readonly className: string
  /** Cut to fill its place instead of shown whole. */
  readonly cropped?: boolean
  /** No room for words, or inside of a link: whoever shows many of them asks once for all (`AskForPictures`). */
  readonly silent?: boolean
}

/** Drawn by the hub, or from the shop's own website once that is allowed; where there is none, or it cannot be reached, its place stays. */
export function Picture({ url, className, cropped = false, silent = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const address = useHubAddress(url)
  const host = foreignHost(address)
  const allowed = useAllowedHosts()
  const isBlocked = host !== null && !allowed?.includes(host)
  return (
    <span
      className={cx(
        'flex shrink-0 items-center justify-center overflow-hidden bg-sunken text-quiet',
        className,
      )}
    >
      {address && failed !== address && !isBlocked ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          className={cx('size-full', cropped ? 'object-cover' : 'object-contain')}
          onError={() => setFailed(address)}
        />
      ) : isBlocked && allowed && !silent ? (
        <Blocked host={host} allowed={allowed} />
      ) : (
        <ImageOff aria-hidden className="size-5" strokeWidth={1.5} />
      )}
    </span>
  )
}

function Blocked({ host, allowed }: { readonly host: string; readonly allowed: readonly string[] }) {
  const t = useT()
  return (
    <span className="flex min-w-0 flex-col items-center gap-1.5 p-2 text-center text-meta">
      <span className="max-w-full break-words">{t('pictures.from', { hosts: host })}</span>
      <Button onClick={() => void allowPictures(allowed, [host]).catch(showProblem)}>
        {t('pictures.show')}
      </Button>
    </span>
  )
}

/** Once for all the pictures of a list. */
export function AskForPictures({ urls }: { readonly urls: readonly (string | null)[] }) {
  const t = useT()
  const allowed = useAllowedHosts()
  const found = new Set(urls.flatMap((url) => foreignHost(url) ?? []))
  const hosts = [...found].filter((host) => allowed && !allowed.includes(host))
  if (!allowed || hosts.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-2 text-meta text-quiet">
      {t('pictures.from', { hosts: hosts.join(', ') })}
      <Button onClick={() => void allowPictures(allowed, hosts).catch(showProblem)}>
        {t('pictures.show')}
      </Button>
    </p>
  )
}

/** Null: not known yet. */
function useAllowedHosts(): readonly string[] | null {
  return useSettings(({ data }) => data?.picture_hosts ?? null)
}
