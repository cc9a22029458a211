-- Sealed by the server (`SECRET_KEYS`); what lies here unsealed from before it seals as soon as it runs.
alter table push_keys rename column private_key to sealed_key;
