import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#renderer/lib/cx.ts'
import { useHubAddress } from '#renderer/lib/hub-address.ts'

type PictureProps = {
  readonly url: string | null
  readonly className: string
  /** Cut to fill its place instead of shown whole. */
  readonly cropped?: boolean
}

/** From the shop's own website, or drawn by the hub; where there is none, or it cannot be reached, its place stays. */
export function Picture({ url, className, cropped = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const address = useHubAddress(url)
  return (
    <span
      className={cx(
        'flex shrink-0 items-center justify-center overflow-hidden bg-sunken text-quiet',
        className,
      )}
    >
      {address && failed !== address ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          className={cx('size-full', cropped ? 'object-cover' : 'object-contain')}
          onError={() => setFailed(address)}
        />
      ) : (
        <ImageOff aria-hidden className="size-5" strokeWidth={1.5} />
      )}
    </span>
  )
}
