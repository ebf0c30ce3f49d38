import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Key as Keys, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../server/support/free-port.ts';
import { findMiniBrowser } from './find-mini-browser.ts';
import type { Key, Tab } from './tab.ts';

type Program = ChildProcessByStdio<null, Readable, null>;

const KEYS: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
};

/** Debian's WebKit, which Safari is made of, on a screen that nobody sees. */
export async function openWebKit(): Promise<Tab> {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const server = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}`.trim() });
  const driver = await connect(`http://127.0.0.1:${port}`);
  const keyboard = (text: string): Promise<void> => driver.actions().sendKeys(text).perform();
  return {
    open: (url) => driver.get(url),
    run: (task: (input: never) => unknown, input?: unknown) =>
      driver.executeScript(`return (${task})(arguments[0])`, input) as never,
    click: async (selector) => (await driver.wait(until.elementLocated(By.css(selector)))).click(),
    type: keyboard,
    press: (key) => keyboard(KEYS[key]),
    back: () => driver.navigate().back(),
    async readAlert() {
      const alert = await driver.wait(until.alertIsPresent(), 5000);
      const text = await alert.getText();
      await alert.accept();
      return text;
    },
    resize: (width, height) => resize(driver, width, height),
    async close() {
      await driver.quit();
      for (const program of [server, screen]) await end(program);
    },
  };
}

function start(name: string, options: readonly string[], environment = {}): Program {
  return spawn(name, options, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

async function end(program: Program): Promise<void> {
  program.kill('SIGTERM');
  if (program.exitCode === null) await once(program, 'exit');
}

async function connect(url: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'ignore',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  };
  for (let tries = 0; ; tries += 1) {
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build();
    } catch (error) {
      if (tries > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A window is larger than its page. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ width, height });
  const [pageWidth, pageHeight] = await driver.executeScript<[number, number]>(
    'return [innerWidth, innerHeight]',
  );
  await window.setRect({ width: 2 * width - pageWidth, height: 2 * height - pageHeight });
}
