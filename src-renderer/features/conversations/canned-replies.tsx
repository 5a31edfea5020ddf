import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import type { CannedReply } from '#shared/schemas/bot.ts'
import { matching, slashOf } from './canned.ts'

type Keys = {
  readonly onKey: (key: string) => boolean
  readonly list: React.ReactNode
  readonly activeId: string | undefined
}

/** The list above the reply box while one types `/`; arrows and Enter choose. */
export function useCannedReplies(
  replies: readonly CannedReply[],
  draft: string,
  listId: string,
  choose: (text: string) => void,
): Keys {
  const t = useT()
  const typed = slashOf(draft)
  const [at, setAt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters begin the list anew
  useEffect(() => setAt(0), [typed])
  const found = typed === null ? [] : matching(replies, typed)
  const isOpen = typed !== null
  const optionId = (index: number) => `${listId}-${index}`
  const onKey = (key: string): boolean => {
    if (!isOpen || found.length === 0) return false
    if (key === 'ArrowDown') setAt((at + 1) % found.length)
    else if (key === 'ArrowUp') setAt((at + found.length - 1) % found.length)
    else if (key === 'Enter' || key === 'Tab') choose(found[at]?.text ?? '')
    else return false
    return true
  }
  const list = isOpen && (
    <div className="absolute inset-x-0 bottom-full z-10 mb-2 max-h-60 overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-float">
      {found.length === 0 ? (
        <p className="px-3 py-2 text-meta text-quiet">
          {t(replies.length === 0 ? 'conversations.canned_none' : 'conversations.canned_no_match')}
        </p>
      ) : (
        <div role="listbox" id={listId} aria-label={t('conversations.canned')}>
          {found.map(({ name, text }, index) => (
            <button
              key={`${name} ${text}`}
              type="button"
              role="option"
              id={optionId(index)}
              aria-selected={index === at}
              tabIndex={-1}
              onClick={() => choose(text)}
              className={cx('block w-full rounded-[6px] px-3 py-1.5 text-left', index === at && 'bg-hover')}
            >
              <span className="font-medium">/{name}</span>
              <span className="block truncate text-meta text-quiet">{text}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
  return { onKey, list, activeId: found.length > 0 && isOpen ? optionId(at) : undefined }
}
