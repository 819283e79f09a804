import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from './browser.ts';

interface Answer {
  result?: unknown;
  error?: unknown;
}

/** A command that has no answer yet. */
interface Waiting {
  sessionId: string | undefined;
  resolve: (answer: Answer) => void;
}

/**
 * A Chromium of its own, spoken to over its DevTools protocol. Playwright forbids prerendering in
 * the pages that it drives, so what prerendering does can only be seen without it.
 */
export class Devtools {
  readonly #profile = mkdtempSync(path.join(tmpdir(), 'countermark-chromium-'));
  readonly #process: ChildProcess;
  readonly #answers = new Map<number, Waiting>();
  /** The sessions of the documents that are there, those out of sight among them. */
  readonly documents = new Set<string>();
  #socket: WebSocket | undefined;
  #sent = 0;

  /** @param asked further switches of Chromium’s command line */
  constructor(...asked: string[]) {
    const flags = [
      ...asked,
      '--headless=new',
      '--no-first-run',
      '--remote-debugging-port=0',
      '--window-size=1280,800',
    ];
    if (process.getuid?.() === 0) flags.push('--no-sandbox');
    const command = systemChromium() ?? chromium.executablePath();
    this.#process = spawn(command, [...flags, `--user-data-dir=${this.#profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  /** Waits until the browser says where it listens, and gives the port. */
  async connect(): Promise<number> {
    let said = '';
    const address = await new Promise<string>((resolve, reject) => {
      this.#process.stderr?.on('data', (chunk) => {
        said += chunk;
        const [, found] = said.match(/DevTools listening on (ws:\S+)/) ?? [];
        if (found) resolve(found);
      });
      this.#process.on('exit', () => reject(new Error(`Chromium ended:\n${said}`)));
    });
    const socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }) => {
      const { id, method, params, ...answer } = JSON.parse(String(data));
      if (method === 'Target.attachedToTarget') this.documents.add(params.sessionId);
      if (method === 'Target.detachedFromTarget') {
        this.documents.delete(params.sessionId);
        this.#giveUp((one) => one.sessionId === params.sessionId);
      }
      this.#answers.get(id)?.resolve(answer);
    });
    socket.addEventListener('close', () => this.#giveUp(() => true));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    this.#socket = socket;
    return Number(new URL(address).port);
  }

  /** Nobody is left to answer some commands. */
  #giveUp(which: (one: Waiting) => boolean): void {
    for (const one of this.#answers.values()) {
      if (which(one)) one.resolve({ error: 'what was asked is gone' });
    }
  }

  /** @throws Error when the browser refuses the command, or what it is sent to goes away meanwhile */
  async send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    this.#sent += 1;
    const id = this.#sent;
    this.#socket?.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await new Promise<Answer>((resolve) => {
      this.#answers.set(id, { sessionId, resolve });
    });
    this.#answers.delete(id);
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result as Result;
  }

  /** Opens a tab and follows the documents that come and go in it. */
  async openTab(url: string): Promise<{ targetId: string }> {
    // Chromium prerenders only for a debugger that knows tabs from the documents in them.
    const tab = { url, forTab: true };
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', tab);
    const attach = { targetId, flatten: true };
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', attach);
    this.documents.clear();
    const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
    await this.send('Target.setAutoAttach', follow, sessionId);
    return { targetId };
  }

  /** What an expression gives in a document. */
  async evaluate<Value>(session: string, expression: string): Promise<Value> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const answer = await this.send<{ result: { value: Value } }>(
      'Runtime.evaluate',
      params,
      session,
    );
    return answer.result.value;
  }

  async close(): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = new Promise((resolve) => this.#process.on('exit', resolve));
      // Before it listens, it hears signals alone; afterwards it may be gone before it answers.
      if (this.#socket) this.send('Browser.close').catch(() => undefined);
      else this.#process.kill();
      await ended;
    }
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 9 });
  }
}
