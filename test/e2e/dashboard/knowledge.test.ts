import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Hub } from '#main/hub.ts'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, looks, takePicture, widerThanWindow } from '../../helpers/look.ts'
import { switchBot } from './switch-bot.ts'

const firstBot = async (hub: Hub) => (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
const testBox = (page: Page) => page.getByRole('region', { name: 'Test an answer' })
const askInBox = (page: Page, question: string) =>
  testBox(page).getByLabel('Ask as a visitor would').fill(question)

describe.skipIf(!chromiumPath)('Knowledge: questions', { timeout: 60_000 }, () => {
  it('turns an unanswered question into an answered one, as the test box shows', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const bot_id = await firstBot(hub)
    await go('/knowledge')
    await askInBox(page, 'where can my llama sleep')
    await testBox(page).getByText('Not sure enough').waitFor()
    await testBox(page).getByRole('button', { name: 'Add an answer' }).click()
    const question = page.getByLabel('Question', { exact: true })
    await expect.poll(() => question.inputValue()).toBe('where can my llama sleep')
    await page.getByLabel('Alternative wordings').fill('llama stable\n\n llama hotel \nllama stable')
    await page.getByLabel('Answer', { exact: true }).fill('In the shed behind the shop.')
    await page.getByLabel('Link').fill('nowhere')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Enter a web address that starts with').waitFor()
    await page.getByLabel('Link').fill('https://shop.example/llamas')
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await testBox(page).getByText('In the shed behind the shop.').waitFor()
    await testBox(page)
      .getByText(/^Sure · /)
      .waitFor()
    await testBox(page).getByRole('link', { name: 'where can my llama sleep' }).waitFor()
    const { entries } = await hub.rpc('knowledge.list', { bot_id, limit: 500 })
    expect(entries.at(-1)).toMatchObject({
      question: 'where can my llama sleep',
      alternatives: ['llama stable', 'llama hotel'],
      url: 'https://shop.example/llamas',
    })
    expect(page.url()).toContain(`/questions/${entries.at(-1)?.id}`)
    expect(complaints).toEqual([])
  })

  it('shows only the answer to the current question', async () => {
    const { page, go } = await openDashboardPage({ demo: true })
    await go('/knowledge')
    const box = testBox(page).getByLabel('Ask as a visitor would')
    await box.pressSequentially('do you have rain jackets', { delay: 15 })
    await testBox(page).getByRole('list', { name: 'Products' }).getByRole('listitem').first().waitFor()
    await box.fill('')
    await testBox(page).getByText('The answer appears as you type').waitFor()
    expect(await testBox(page).getByRole('list', { name: 'Products' }).count()).toBe(0)
  })

  it('is searched and navigated by keyboard, and warns about unsaved changes', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = await firstBot(hub)
    await go(`/knowledge/${bot_id}`)
    const list = page.getByRole('list', { name: 'Questions' })
    await list.getByRole('link').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('gift cards')
    await expect.poll(() => list.getByRole('link').count()).toBeLessThan(5)
    await page.getByRole('searchbox').fill('')
    await page.getByRole('searchbox').blur()
    const current = list.locator('[aria-current]')
    await page.keyboard.press('j')
    await current.waitFor()
    const first = page.url()
    await page.keyboard.press('j')
    await expect.poll(() => page.url()).not.toBe(first)
    const at = page.url()

    const answer = page.getByLabel('Answer', { exact: true })
    await answer.fill('Half written')
    await answer.blur()
    await page.keyboard.press('k')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect(page.url()).toBe(at)
    expect(await answer.inputValue()).toBe('Half written')
    await page.keyboard.press('n')
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await page.getByRole('heading', { name: 'New question' }).waitFor()
  })

  it('removes a question, with undo', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = await firstBot(hub)
    const { entries } = await hub.rpc('knowledge.list', { bot_id, limit: 500 })
    const [entry] = entries
    await go(`/knowledge/${bot_id}/questions/${entry?.id}`)
    await page.getByRole('button', { name: 'Remove question' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    expect((await hub.rpc('knowledge.list', { bot_id, limit: 500 })).entries).toHaveLength(entries.length - 1)
    await undo.click()
    await expect
      .poll(async () => (await hub.rpc('knowledge.list', { bot_id, limit: 500 })).entries.at(-1))
      .toMatchObject({ question: entry?.question, alternatives: entry?.alternatives, answer: entry?.answer })
  })
})

describe.skipIf(!chromiumPath)('Knowledge: import and export', { timeout: 60_000 }, () => {
  it('shows what is wrong with pasted text, keeps it, and saves it once it is fixed', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = await firstBot(hub)
    const before = (await hub.rpc('knowledge.state', { bot_id })).entries
    await go(`/knowledge/${bot_id}`)
    const open = async () => {
      await page.getByRole('button', { name: 'Import and export' }).click()
      await page.getByRole('menuitem', { name: 'Import questions' }).click()
    }
    await open()
    await page.getByText('Paste text', { exact: true }).click()
    const text = page.getByLabel('Text', { exact: true })
    const faulty = 'Q: May llamas come in?\nA: Yes.\n\nQ: And camels?\n'
    await text.fill(faulty)
    await page.getByText('Line 4').waitFor()
    expect(await page.getByRole('button', { name: /^Save/ }).last().isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await open()
    expect(await text.inputValue()).toBe(faulty)

    await text.fill(`${faulty}A: Only small ones.`)
    await page.getByText('2 questions found').waitFor()
    expect((await hub.rpc('knowledge.state', { bot_id })).entries).toBe(before)
    await page.getByRole('button', { name: 'Save 2 questions' }).click()
    await page.getByText('2 questions saved.').first().waitFor()
    expect((await hub.rpc('knowledge.state', { bot_id })).entries).toBe(before + 2)
    await page.getByRole('link', { name: /And camels/ }).waitFor()
  })

  it('imports a table saved by an old spreadsheet, and exports everything to a file', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = await firstBot(hub)
    await go(`/knowledge/${bot_id}`)
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Import questions' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose file' }).click(),
    ])
    const buffer = Buffer.from('Frage;Antwort\r\nGibt es Lamas f\xfcr Kinder?;Nur gro\xdfe.\r\n', 'latin1')
    await chooser.setFiles({ name: 'fragen.csv', mimeType: 'text/csv', buffer })
    await page.getByText('Gibt es Lamas für Kinder?').waitFor()
    await page.getByRole('button', { name: 'Save 1 question' }).click()
    await page.getByText('1 question saved.').first().waitFor()

    for (const [item, ending] of [
      ['Export as CSV', '.csv'],
      ['Export as JSON', '.json'],
    ] as const) {
      await page.getByRole('button', { name: 'Import and export' }).click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: item }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(new RegExp(`${ending}$`))
      const text = readFileSync(await download.path(), 'utf8')
      expect(text).toContain('Gibt es Lamas für Kinder?')
    }
  })
})

describe.skipIf(!chromiumPath)('Knowledge: documents', { timeout: 60_000 }, () => {
  it('previews the passages of a document, answers from it, and removes it', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const bot_id = await firstBot(hub)
    await go(`/knowledge/${bot_id}/documents`)
    await page.getByRole('button', { name: 'Add document' }).first().click()
    await page.getByText('Paste text', { exact: true }).click()
    await page
      .getByLabel('Text', { exact: true })
      .fill(
        '# Llama rules\n\n## Feeding\n\nLlamas may be fed with hay from the blue barrel only.\n\n## Riding\n\nChildren below forty kilos may ride on Sundays.\n',
      )
    await page.getByText('Llamas may be fed with hay').last().waitFor()
    expect((await hub.rpc('documents.list', { bot_id })).documents).toEqual([])
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('heading', { name: 'Llama rules' }).first().waitFor()
    const [document] = (await hub.rpc('documents.list', { bot_id })).documents
    expect(page.url()).toContain(`/documents/${document?.id}`)

    await askInBox(page, 'with what may llamas be fed?')
    await testBox(page)
      .getByText(/blue barrel/)
      .waitFor()
    const source = testBox(page).getByRole('link', { name: /Llama rules/ })
    expect(await source.getAttribute('href')).toBe(`#/knowledge/${bot_id}/documents/${document?.id}`)

    await page.getByLabel('Title', { exact: true }).fill('House rules')
    await page.getByLabel('Link').fill('https://shop.example/rules')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { name: 'House rules' }).first().waitFor()
    expect((await hub.rpc('documents.get', { id: document?.id ?? '' })).url).toBe(
      'https://shop.example/rules',
    )

    await page.getByRole('button', { name: 'Remove document' }).click()
    await page.getByRole('alertdialog').getByText('House rules').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No documents yet').waitFor()
    expect((await hub.rpc('documents.list', { bot_id })).documents).toEqual([])
    expect(complaints).toEqual([])
  })

  it("takes a dropped file, and says why another can't be read", async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = await firstBot(hub)
    await go(`/knowledge/${bot_id}/documents`)
    await page.getByText('No documents yet').waitFor()
    await drop(page, 'rules.html', '<h1>Barn rules</h1><p>The barn closes at noon on Fridays.</p>')
    await page.getByRole('dialog').getByText('The barn closes at noon on Fridays.').waitFor()
    await page.getByRole('button', { name: 'Add' }).click()
    await expect
      .poll(async () => (await hub.rpc('documents.list', { bot_id })).documents.map(({ title }) => title))
      .toEqual(['Barn rules'])

    await drop(page, 'broken.pdf', 'this is no PDF')
    await page.getByRole('dialog').getByRole('alert').waitFor()
    expect(await page.getByRole('button', { name: 'Add' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await drop(page, 'song.mp3', 'la la')
    await page.getByText("song.mp3 isn't a supported file type").first().waitFor()
  })
})

describe.skipIf(!chromiumPath)('Knowledge: shop facts', { timeout: 60_000 }, () => {
  it('are saved, warn about unsaved changes, and are answered from', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const { id: bot_id } = await hub.rpc('bots.create', { name: 'Second shop' })
    await go('/knowledge')
    await switchBot(page, 'Second shop')
    await page.getByRole('link', { name: 'Shop facts' }).click()
    await askInBox(page, 'How can I pay?')
    await page.getByLabel('Payment').fill('Llamas are paid in hay, everything else by card.')
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Shop facts saved.').first().waitFor()
    expect((await hub.rpc('bots.get', { bot_id })).facts.payment).toContain('paid in hay')
    await testBox(page).getByText('Llamas are paid in hay').waitFor()
    const source = testBox(page).getByRole('link', { name: 'Payment' })
    expect(await source.getAttribute('href')).toBe(`#/knowledge/${bot_id}/facts`)
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByText('Needs attention').waitFor()
  })
})

describe.skipIf(!chromiumPath)('Knowledge: how it looks', { timeout: 120_000 }, () => {
  it.each(looks)(
    'in %s and %s is accessible and whole, wide and narrow',
    async (theme, language, axeWidth) => {
      const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
      await hub.rpc('settings.update', { theme, language })
      const bot_id = await firstBot(hub)
      await hub.rpc('bots.create', { name: 'Second shop' })
      const text = '# Rules\n\nThe barn closes at noon.\n'
      const { id } = await hub.rpc('documents.add', { bot_id, format: 'md', text })
      const [entry] = (await hub.rpc('knowledge.list', { bot_id })).entries
      await page.locator(`html[data-theme=${theme}][lang=${language}]`).waitFor()
      for (const width of [1280, 1024, 760]) {
        await page.setViewportSize({ width, height: width === 1024 ? 700 : 860 })
        for (const path of ['questions', `questions/${entry?.id}`, `documents/${id}`, 'facts']) {
          await go(`/knowledge/${bot_id}/${path}`)
          await page.locator('h1').first().waitFor()
          await page.waitForLoadState('networkidle').catch(() => {})
          if (width === axeWidth) await expectAccessible(page, `${path} ${theme} ${language} ${width}`)
          await takePicture(page, `${theme}-${language}-knowledge-${path.replace(/\/.*/, '-one')}-${width}`)
          expect(await widerThanWindow(page), `${path} ${width}`).toEqual([])
          if (width > 900) expect(await nestedScrollBars(page), `${path} ${width}`).toEqual([])
        }
      }
      expect(complaints).toEqual([])
    },
  )
})

/** What scrolls inside of something that scrolls. */
function nestedScrollBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight + 1
    const inside = [...document.querySelectorAll('main, main *')].filter(
      (element) => scrolls(element) && element.tagName !== 'TEXTAREA',
    )
    return inside
      .filter((element) => inside.some((other) => other !== element && other.contains(element)))
      .map(({ className }) => className)
  })
}

async function drop(page: Page, name: string, content: string): Promise<void> {
  await page.evaluate(
    ([fileName, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text ?? ''], fileName ?? ''))
      const target = document.querySelector('main') ?? document.body
      target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
    },
    [name, content],
  )
}
