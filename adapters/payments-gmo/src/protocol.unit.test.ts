import { parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValidCheckString } from './check-string.ts';
import { encodeForm, errorsOf, parseIdPass } from './id-pass-text.ts';
import { maskAnswer, maskFields } from './mask.ts';
import { encodeTenantName } from './tenant-name.ts';
import { parseTranDate } from './tran-date.ts';

describe('a request of the protocol', () => {
  it('is encoded as in the recorded requests: percent signs over Windows-31J', () => {
    const url = 'https://example.com/path/to/return/success';
    expect(encodeForm({ OrderID: '1467366014', RetURL: url, ProductName: '購入する商品名' })).toBe(
      'OrderID=1467366014&RetURL=https%3A%2F%2Fexample.com%2Fpath%2Fto%2Freturn%2Fsuccess' +
        '&ProductName=%8Dw%93%FC%82%B7%82%E9%8F%A4%95i%96%BC',
    );
  });

  it('has every character of ASCII and kana, and leaves out what Windows-31J does not have', () => {
    const text = 'ご祝儀 / Wedding gift ｶﾅ &=+%\\~💐';
    const encoded = encodeForm({ ProductName: text }).slice('ProductName='.length);
    const bytes = encoded.replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    const decoded = new TextDecoder('windows-31j').decode(Buffer.from(bytes, 'latin1'));
    expect(decoded).toBe(text.replace('💐', ''));
  });
});

describe('an answer of the protocol', () => {
  it('is split at the first equals sign of each pair, values unchanged', () => {
    expect(parseIdPass('AccessID=ab&AccessPass=c+/=&Empty=\n')).toEqual({
      AccessID: 'ab',
      AccessPass: 'c+/=',
      Empty: '',
    });
  });

  it('keeps a redirect address whole', () => {
    const url = 'https://issuer.example/api/v2/brw/callback?transId=1-2&t=ff&Status=x&ErrInfo=y';
    expect(parseIdPass(`ACS=2&RedirectUrl=${url}`)).toEqual({ ACS: '2', RedirectUrl: url });
  });

  it('keeps all three values of the old form', () => {
    const acsUrl = 'https://acs.example/?a=1&b=2';
    expect(parseIdPass(`ACS=1&ACSUrl=${acsUrl}&PaReq=eJx+/==&MD=0f`)).toEqual({
      ACS: '1',
      ACSUrl: acsUrl,
      PaReq: 'eJx+/==',
      MD: '0f',
    });
  });

  it('yields no fields for a text that is not an answer', () => {
    expect(parseIdPass('<html lang="ja"><a href="?x=1&y=2">')).toEqual({});
    expect(parseIdPass('')).toEqual({});
  });

  it('is parsed for any redirect address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), url => {
        expect(parseIdPass(`ACS=2&RedirectUrl=${url}`).RedirectUrl).toBe(url.trim());
      }),
    );
  });

  it('pairs error classes and errors', () => {
    expect(errorsOf(parseIdPass('ErrCode=E01|G12&ErrInfo=E01040010|42G120000'))).toEqual([
      { code: 'E01', info: 'E01040010' },
      { code: 'G12', info: '42G120000' },
    ]);
    expect(errorsOf({ ErrCode: 'E01' })).toEqual([{ code: 'E01', info: '' }]);
    expect(errorsOf({ Status: 'AUTH' })).toEqual([]);
  });
});

describe('a logged call', () => {
  it('has asterisks for every secret, whatever its length', () => {
    const secret = 'top-secret-value';
    const keys = ['ShopPass', 'AccessPass', 'Token', 'CardNo', 'Expire', 'SecurityCode', 'PaRes', 'RedirectUrl'];
    const masked = maskFields({ ...Object.fromEntries(keys.map(key => [key, secret])), ShopID: 'tshop00000001' });
    expect(JSON.stringify(masked)).not.toContain(secret);
    expect(masked.ShopID).toBe('tshop00000001');
    expect(maskAnswer({ AccessID: 'a', AccessPass: secret })).toBe('AccessID=a&AccessPass=***');
  });
});

describe('the gateway’s signature', () => {
  const shopPass = parseShopPass('password');
  const fields = {
    OrderID: 'o-1',
    Forward: '2a99662',
    Method: '1',
    PayTimes: '',
    Approve: '123456',
    TranID: '2611201530111111111111000001',
    TranDate: '20261120153000',
  };

  it('covers every value and the shop’s password', () => {
    if (shopPass === undefined) throw new Error('not a password');
    // printf 'o-12a996621123456261120153011111111111100000120261120153000password' | md5sum
    const signed: Record<string, string> = { ...fields, CheckString: '0ebadfcb0b80b422f225480aef1c465c' };
    expect(hasValidCheckString(signed, shopPass)).toBe(true);
    for (const key of Object.keys(signed)) {
      expect(hasValidCheckString({ ...signed, [key]: '9' }, shopPass)).toBe(false);
    }
  });
});

describe('a timestamp of the gateway', () => {
  it('is in Japanese time', () => {
    expect(parseTranDate('20261120153000')).toBe(Date.parse('2026-11-20T15:30:00+09:00'));
    expect(parseTranDate('20261320153000')).toBeUndefined();
    expect(parseTranDate('2026-11-20')).toBeUndefined();
  });
});

describe('a shop’s name for the issuer', () => {
  const decode = (text: string | undefined) => new TextDecoder('euc-jp').decode(Buffer.from(text ?? '', 'base64'));

  it('is EUC-JP in Base64, cut at 25 bytes between characters', () => {
    expect(decode(encodeTenantName('ことほぎ会館 A'))).toBe('ことほぎ会館 A');
    expect(decode(encodeTenantName('あ'.repeat(20)))).toBe('あ'.repeat(12));
    expect(decode(encodeTenantName(`a${'あ'.repeat(20)}`))).toBe(`a${'あ'.repeat(12)}`);
  });

  it('leaves out characters that EUC-JP does not have', () => {
    expect(decode(encodeTenantName('寿💐'))).toBe('寿');
    expect(encodeTenantName('💐')).toBeUndefined();
  });

  it('never exceeds 25 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => {
        expect(Buffer.from(encodeTenantName(name) ?? '', 'base64').length).toBeLessThanOrEqual(25);
      }),
    );
  });
});
