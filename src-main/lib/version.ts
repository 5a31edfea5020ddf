import about from '#package' with { type: 'json' }

export const version: string = about.version
