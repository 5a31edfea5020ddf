/** Only what a browser opens on the web is a link; a catalog or a stranger may send anything. */
export function WebLink({ url, children }: { readonly url: string | null; readonly children: string }) {
  if (!url || !/^https?:\/\//i.test(url)) return <span>{children}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
      {children}
    </a>
  )
}
