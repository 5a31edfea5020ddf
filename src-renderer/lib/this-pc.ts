/** Whether a host of an address is this computer itself. */
export function isThisPc(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d+){3}$/.test(name)
  )
}
