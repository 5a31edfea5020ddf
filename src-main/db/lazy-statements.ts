import type { Database, Statement } from 'better-sqlite3'

/**
 * From here on a statement of this connection is compiled when it is first used. A hub has hundreds, and compiling them all was more
 * than half of its start; a call from the command line needs five.
 */
export function compileOnFirstUse(db: Database): void {
  const compile = db.prepare.bind(db)
  const prepare = (source: string) => lazyStatement(db, source, () => compile(source))
  db.prepare = prepare as Database['prepare']
}

type AnyStatement = Statement<unknown[]>

function lazyStatement(database: Database, source: string, compile: () => AnyStatement): AnyStatement {
  let compiled: AnyStatement | null = null
  /** How its rows are given, chosen before it is compiled. */
  const chosen: ((statement: AnyStatement) => void)[] = []
  const statement = () => {
    if (compiled) return compiled
    compiled = compile()
    for (const choose of chosen) choose(compiled)
    return compiled
  }
  const choose = (one: (statement: AnyStatement) => void) => {
    if (compiled) one(compiled)
    else chosen.push(one)
    return lazy
  }
  const lazy: AnyStatement = {
    database,
    source,
    get reader() {
      return statement().reader
    },
    get readonly() {
      return statement().readonly
    },
    get busy() {
      return compiled?.busy ?? false
    },
    run: (...params) => statement().run(...params),
    get: (...params) => statement().get(...params),
    all: (...params) => statement().all(...params),
    iterate: (...params) => statement().iterate(...params),
    columns: () => statement().columns(),
    pluck: (on = true) => choose((one) => one.pluck(on)),
    expand: (on = true) => choose((one) => one.expand(on)),
    raw: (on = true) => choose((one) => one.raw(on)),
    bind: (...params) => choose((one) => one.bind(...params)),
    safeIntegers: (on = true) => choose((one) => one.safeIntegers(on)),
  }
  return lazy
}
