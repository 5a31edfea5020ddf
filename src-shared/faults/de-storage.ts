/** What is wrong with backups, files to move with, and the disk, in German. */
export const storageTexts = {
  backup_damaged: 'Die Sicherung {name} ist beschädigt: {detail}. Wählen Sie eine andere.',
  backup_gone: 'Es gibt keine Sicherung mit dem Namen {name}.',
  backup_under_way: 'Es wird schon eine Sicherung gemacht.',
  backup_cancelled: 'Die Sicherung wurde abgebrochen.',
  backup_no_room: 'Auf der Festplatte ist dafür kein Platz: Nötig sind {mb} MB, frei sind {free} MB.',
  backup_newer:
    'Sie stammt von einem neueren Shopbell. Aktualisieren Sie dieses, und stellen Sie sie dann wieder her.',
  backup_not_ours: 'Das ist keine Datenbank von Shopbell.',
  database_damaged: 'Die Datenbank ist beschädigt: {detail}. Stellen Sie eine Sicherung wieder her.',
  shop_file_unknown:
    'Das ist keine Datei von Shopbell. Wählen Sie die, die Sie auf dem anderen PC exportiert haben.',
  shop_file_incomplete:
    'Die Datei ist unvollständig oder beschädigt. Kopieren Sie sie noch einmal vom anderen PC.',
  shop_file_newer:
    'Die Datei stammt von einem neueren Shopbell. Aktualisieren Sie dieses, und importieren Sie sie dann.',
  shop_file_unreadable: 'Die Datei {path} kann nicht geöffnet werden.',
  shop_file_gone: 'Es gibt keine exportierte Datei mit dem Namen {name}.',
  passphrase_wrong: 'Die Passphrase stimmt nicht. Geben Sie die ein, mit der die Datei gemacht wurde.',
} as const
