import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#renderer/lib/cx.ts'

type PictureProps = {
  readonly url: string | null
  readonly className: string
  /** Cut to fill its place instead of shown whole. */
  readonly cropped?: boolean
}

/** From the shop's own website; where there is none, or it cannot be reached, its place stays. */
export function Picture({ url, className, cropped = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      className={cx(
        'flex shrink-0 items-center justify-center overflow-hidden bg-sunken text-quiet',
        className,
      )}
    >
      {url && failed !== url ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          className={cx('size-full', cropped ? 'object-cover' : 'object-contain')}
          onError={() => setFailed(url)}
        />
      ) : (
        <ImageOff aria-hidden className="size-5" strokeWidth={1.5} />
      )}
    </span>
  )
}
