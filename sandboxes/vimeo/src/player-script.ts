/**
 * The script with which a page controls an embedded player: the part of vimeo/player.js (src/player.js,
 * src/lib/postmessage.js) for frames that the page created itself. Both sides send `{method, value}`; events come as
 * `{event, data}`, and a refused call as the event `error` with the method's name. A player that is already loaded
 * answers `ping`.
 */
export const PLAYER_SCRIPT = `'use strict';
(() => {
  class Player {
    #frame;
    #waiting = new Map();
    #handlers = new Map();
    #ready;
    constructor(frame) {
      this.#frame = frame;
      this.#ready = new Promise((resolve, reject) => {
        addEventListener('message', ({ source, data }) => {
          if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
          const refused = data.event === 'error' ? data.data : undefined;
          if (refused && refused.method === 'ready') reject(Object.assign(new Error(refused.message), { name: refused.name }));
          else if (data.event === 'ready' || data.method === 'ping') resolve();
          else this.#handle(data);
        });
      });
      this.#ready.catch(() => undefined);
      this.#post('ping');
    }
    #post(method, value) {
      this.#frame.contentWindow?.postMessage(value === undefined ? { method } : { method, value }, '*');
    }
    #handle({ event, method, data, value }) {
      if (event === 'error') {
        const [first] = this.#waiting.get(data.method)?.splice(0, 1) ?? [];
        first?.reject(Object.assign(new Error(data.message), { name: data.name }));
      } else if (event) {
        for (const handler of this.#handlers.get(event) ?? []) handler(data);
      } else if (method) {
        const [first] = this.#waiting.get(method)?.splice(0, 1) ?? [];
        first?.resolve(value);
      }
    }
    async #call(method, value) {
      await this.#ready;
      return await new Promise((resolve, reject) => {
        this.#waiting.set(method, [...(this.#waiting.get(method) ?? []), { resolve, reject }]);
        this.#post(method, value);
      });
    }
    ready() {
      return this.#ready;
    }
    on(event, handler) {
      this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
      this.#call('addEventListener', event).catch(() => undefined);
    }
    play() {
      return this.#call('play');
    }
    pause() {
      return this.#call('pause');
    }
    setMuted(muted) {
      return this.#call('setMuted', muted);
    }
    getMuted() {
      return this.#call('getMuted');
    }
    setCurrentTime(seconds) {
      return this.#call('setCurrentTime', seconds);
    }
  }
  window.Vimeo = { Player };
})();
`;
