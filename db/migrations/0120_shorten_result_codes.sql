-- The reason of a failed transfer was a Japanese text around the bank's code; the code alone is shown in both languages.
update transfer set reason = substring(reason from 7) where reason ~ '^結果コード [0-9A-Za-z]$';
