/** The two IPC channels of the desktop app: calls in, pushes out. */
export const callChannel = 'shopbell:call'
export const pushChannel = 'shopbell:push'
