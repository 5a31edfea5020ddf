import { hostname, networkInterfaces } from 'node:os'

/** The addresses of this PC in its networks; asked each time, because cables are pulled and Wi-Fi comes and goes. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

/** Under which names other devices of the shop call this PC. */
export function lanNames(): string[] {
  const name = hostname()
  return [...lanAddresses(), name, name.endsWith('.local') ? name : `${name}.local`]
}
