import { useEffect } from 'react'
import { useNeedsYou } from '#renderer/lib/attention.ts'

const size = 64

/** How many visitors need somebody, where a tab in the background shows it: in its title and on its icon. */
export function useTabCount(title: string): void {
  const count = useNeedsYou()
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [count, title])
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link) return
    link.dataset['plain'] ??= link.href
    const plain = link.dataset['plain']
    if (count === 0) {
      link.href = plain
      return
    }
    const picture = new Image()
    let isCurrent = true
    picture.onload = () => {
      if (isCurrent) link.href = withBadge(picture, count) ?? plain
    }
    picture.src = plain
    return () => {
      isCurrent = false
    }
  }, [count])
}

function withBadge(picture: HTMLImageElement, count: number): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const draw = canvas.getContext('2d')
  if (!draw) return null
  draw.drawImage(picture, 0, 0, size, size)
  draw.fillStyle = '#B91C1C'
  draw.beginPath()
  draw.arc(44, 44, 20, 0, 2 * Math.PI)
  draw.fill()
  draw.fillStyle = '#FFFFFF'
  draw.font = 'bold 28px sans-serif'
  draw.textAlign = 'center'
  draw.textBaseline = 'middle'
  draw.fillText(count > 9 ? '9+' : String(count), 44, 46)
  return canvas.toDataURL('image/png')
}
