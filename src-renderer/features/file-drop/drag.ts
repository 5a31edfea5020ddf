import { useEffect, useState } from 'react'
import { dropFiles } from './store.ts'

/** True while files are dragged over the window. Whatever is dropped, the window stays where it is. */
export function useFileDrag(): boolean {
  const [dragging, setDragging] = useState(false)
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (isTextIntoField(event)) return
      event.preventDefault()
      const files = hasFiles(event)
      if (event.dataTransfer) event.dataTransfer.dropEffect = files ? 'copy' : 'none'
      setDragging(files)
    }
    const onLeave = (event: DragEvent) => {
      // Only when it leaves the window there is nothing it goes to.
      if (event.relatedTarget === null) setDragging(false)
    }
    const onDrop = (event: DragEvent) => {
      setDragging(false)
      if (isTextIntoField(event)) return
      event.preventDefault()
      dropFiles([...(event.dataTransfer?.files ?? [])])
    }
    const stop = () => setDragging(false)
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('dragend', stop)
    return () => {
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('dragend', stop)
    }
  }, [])
  return dragging
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/** A word dragged into a field is nobody's business but the field's. */
function isTextIntoField(event: DragEvent): boolean {
  return !hasFiles(event) && event.target instanceof Element && event.target.matches('input, textarea')
}
