/** Numbered steps, one a line of the text. */
export function Steps({ text }: { readonly text: string }) {
  return (
    <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-quiet">
      {text.split('\n').map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
