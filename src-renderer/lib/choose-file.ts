/** The system's own file dialog, for files with these endings or, without any, for all. */
export function chooseFile(take: (file: File) => void, endings: readonly string[] = []): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = endings.map((ending) => `.${ending}`).join(',')
  input.onchange = () => input.files?.[0] && take(input.files[0])
  input.click()
}
