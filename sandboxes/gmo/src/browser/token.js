/*
 * The sandbox's card token script: the same global and the same answers. The real script encrypts the
 * card; this one is for test card numbers only.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  let shopId = '';

  function fieldsOf(card) {
    const fields = new URLSearchParams({ shopId });
    for (const name of ['cardno', 'expire', 'securitycode', 'holdername', 'tokennumber']) {
      const value = card?.[name];
      if (value !== undefined && value !== null) fields.set(name, value);
    }
    return fields;
  }

  async function request(card) {
    try {
      const response = await fetch(`${origin}/ext/api/getToken`, { method: 'POST', body: fieldsOf(card) });
      return await response.json();
    } catch {
      // why: an unreachable service is reported to the page as an internal error, as the real script does.
      return { resultCode: '901' };
    }
  }

  window.Multipayment = {
    init(id) {
      shopId = String(id);
    },
    getToken(card, callback) {
      request(card).then(answer => {
        const receive = typeof callback === 'function' ? callback : window[callback];
        receive(answer);
      });
    },
  };
})();
