import { useEffect } from 'react'
import type { Resource, UseResource } from './resource.ts'

/** Reads it when the page opens, and shows what was known until then. */
export function useLoad<T>(useResource: UseResource<T>): Resource<T> {
  const resource = useResource()
  const { refresh } = resource
  useEffect(() => void refresh(), [refresh])
  return resource
}
