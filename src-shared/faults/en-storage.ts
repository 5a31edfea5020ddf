/** What is wrong with backups, files to move with, and the disk, in English. */
export const storageTexts = {
  backup_damaged: 'The backup {name} is damaged: {detail}. Choose another one.',
  backup_gone: "There's no backup named {name}.",
  backup_under_way: 'A backup is already being made.',
  backup_cancelled: 'The backup was cancelled.',
  backup_no_room: 'The disk has no room for it: it needs {mb} MB, and {free} MB are free.',
  backup_newer: 'It was made by a newer Shopbell. Update this one, then restore it.',
  backup_not_ours: "It isn't a Shopbell database.",
  database_damaged: 'The database is damaged: {detail}. Restore a backup.',
  shop_file_unknown: "This isn't a Shopbell file. Choose the one you exported on the other PC.",
  shop_file_incomplete: 'The file is incomplete or damaged. Copy it from the other PC again.',
  shop_file_newer: 'The file is from a newer Shopbell. Update this one, then import it.',
  shop_file_unreadable: "The file {path} can't be opened.",
  shop_file_gone: "There's no exported file named {name}.",
  passphrase_wrong: "The passphrase isn't right. Enter the one the file was made with.",
} as const
